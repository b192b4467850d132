import { Drawer, Stack } from 'shared-ui';
import { BookService, MenuList } from './MenuList.tsx';

export const SlideInMenu = ({ onClose }: { onClose: () => void }) => (
  <Drawer title="Menu" onClose={onClose}>
    <Stack space={4}>
      <BookService onChoose={onClose} />
      <nav aria-label="Main">
        <MenuList onChoose={onClose} />
      </nav>
    </Stack>
  </Drawer>
);
