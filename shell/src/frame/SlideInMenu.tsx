import { Drawer, Stack } from 'shared-ui';
import { BookService, MenuList } from './MenuList.tsx';

/** The entries stand in the top bar when the menu's dialog cannot be fetched, so that nobody is stuck. */
export function SlideInMenu({ onClose }: { onClose: () => void }) {
  const entries = (
    <nav aria-label="Main">
      <MenuList onChoose={onClose} />
    </nav>
  );
  return (
    <Drawer title="Menu" onClose={onClose} failed={entries}>
      <Stack space={4}>
        <BookService onChoose={onClose} />
        {entries}
      </Stack>
    </Drawer>
  );
}
