import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOf } from 'shared-api/http';
import { type SettingKey, settingHistory } from 'shared-api/settings';
import { Button, EmptyState, Inline, Stack } from 'shared-ui';
import { Timeline } from 'shared-ui/details';
import { Modal } from 'shared-ui/dialogs';
import { QueryState } from '../shared/QueryState.tsx';
import { definitionOf, settingText } from '../shared/settingText.ts';

export function SettingHistory({ settingKey, onClose }: { settingKey: SettingKey; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const history = useQuery(
    listOf(settingHistory, { params: { key: settingKey }, query: { pageNumber: page } }),
  );
  return (
    <Modal title={`History: ${definitionOf(settingKey).label}`} open onClose={onClose} width={640}>
      <QueryState query={history} subject="The history">
        {({ data, meta }) => (
          <Stack space={4}>
            {data.length === 0 && <EmptyState text="It was never changed" />}
            <Timeline
              entries={data.map((change) => ({
                key: change.version,
                at: change.dateChanged,
                text: (
                  <>
                    <strong>{change.changedBy}</strong>: {settingText(settingKey, change.before)} →{' '}
                    {settingText(settingKey, change.after)}
                    {change.isDefault && ' (the default)'}
                  </>
                ),
                detail: change.reason && <em>{change.reason}</em>,
              }))}
            />
            {meta && meta.totalPages > 1 && (
              <Inline space={2}>
                <Button
                  size="small"
                  explainDisabled={page === 1 && 'These are the newest'}
                  onClick={() => setPage(page - 1)}
                >
                  Newer
                </Button>
                <Button
                  size="small"
                  explainDisabled={page >= meta.totalPages && 'These are the oldest'}
                  onClick={() => setPage(page + 1)}
                >
                  Older
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </QueryState>
    </Modal>
  );
}
