import styles from './LoadingOverlay.module.css';
import { useLoadingTasks } from './useLoadingTasks.ts';

/** Covers the page and says what is under way. */
export const LoadingCover = ({ tasks = ['Loading'] }: { tasks?: readonly string[] }) => (
  <div className={styles.overlay}>
    <div className={styles.panel}>
      <span className={styles.spinner} aria-hidden="true" />
      <div>
        {tasks.map((task) => (
          <p key={task}>{task}</p>
        ))}
      </div>
    </div>
  </div>
);

/** Covers the page while a call with `meta.loading` runs. Mounted once, by the shell. */
export function LoadingOverlay() {
  const tasks = useLoadingTasks();
  return (
    <div role="status" aria-live="polite">
      {tasks && <LoadingCover tasks={tasks} />}
    </div>
  );
}
