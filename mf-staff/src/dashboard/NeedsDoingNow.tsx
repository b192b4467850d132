import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type NeedsDoing, needsDoingQuery } from 'shared-api/tasks';
import { Card, EmptyState, Icon, Inline } from 'shared-ui';
import { useListParams } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { dashboardParams } from './dashboardParams.ts';
import styles from './NeedsDoingNow.module.css';
import { taskLink, taskTexts } from './taskTexts.ts';

const nothing = 'Nothing waits for you';

function TaskLink({ task }: { task: NeedsDoing['tasks'][number] }) {
  const { icon, singular, plural } = taskTexts[task.task];
  return (
    <Link to={taskLink(task)} className={`${styles.task} ${task.count === 0 ? styles.nothing : ''}`}>
      <Icon name={icon} />
      <strong className={styles.count}>{task.count}</strong>
      <span>{task.count === 1 ? singular : plural}</span>
    </Link>
  );
}

export function NeedsDoingNow() {
  const { airport } = useListParams(dashboardParams).values;
  const tasks = useQuery(needsDoingQuery(airport ? { airportId: airport } : {}));
  return (
    <Card title="What needs doing now">
      <QueryState query={tasks} subject="What needs doing">
        {(data) =>
          data.length === 0 ? (
            <EmptyState text={nothing} icon="success" />
          ) : (
            <>
              {data.every(({ count }) => count === 0) && (
                <Inline component="p" space={2} className={`${styles.free} success`}>
                  <Icon name="success" size="1.5rem" /> {nothing}
                </Inline>
              )}
              <ul className={styles.tasks}>
                {data
                  .filter(({ task }) => task in taskTexts)
                  .map((task) => (
                    <li key={task.task}>
                      <TaskLink task={task} />
                    </li>
                  ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
