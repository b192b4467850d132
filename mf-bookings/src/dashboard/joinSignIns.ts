import type { Activity } from 'shared-api/accounts';

const signIn = 'Logged in';

/** Consecutive sign-ins become one line, unless fewer lines than wanted would remain. */
export function joinSignIns(activities: readonly Activity[], wanted: number): readonly Activity[] {
  const runs: Activity[][] = [];
  for (const activity of activities) {
    const run = runs.at(-1);
    if (activity.description === signIn && run?.[0]?.description === signIn) run.push(activity);
    else runs.push([activity]);
  }
  if (runs.length < wanted) return activities.slice(0, wanted);
  return runs.slice(0, wanted).flatMap(([newest, ...older]) => {
    if (!newest) return [];
    return older.length === 0 ? newest : { ...newest, description: `${signIn} ${older.length + 1} times` };
  });
}
