import type { AttendanceMark } from '../desk/client.ts';
import { inDesk } from './database.ts';

/** Increase this number when the meaning of a mark changes. The portal ignores stored marks with another number. */
const format = 1;

/** A mark is stored on the device, so it must not contain a passenger's name. */
export interface StoredMark extends AttendanceMark {
  officerId: number;
  format: number;
  place?: number;
  refused?: string;
}

interface MarkStore {
  all: () => Promise<readonly StoredMark[]>;
  add: (marks: readonly StoredMark[]) => Promise<unknown>;
  put: (mark: StoredMark) => Promise<unknown>;
  remove: (marks: readonly StoredMark[]) => Promise<unknown>;
}

const onDisk: MarkStore = {
  all: async () => ((await inDesk('marks', 'readonly', (store) => store.getAll())) ?? []) as StoredMark[],
  add: (marks) =>
    inDesk('marks', 'readwrite', (store) => {
      for (const mark of marks) store.add(mark);
      return undefined;
    }),
  put: (mark) => inDesk('marks', 'readwrite', (store) => store.put(mark)),
  remove: (marks) =>
    inDesk('marks', 'readwrite', (store) => {
      for (const { place } of marks) if (place !== undefined) store.delete(place);
      return undefined;
    }),
};

/** This store is used only if IndexedDB does not work. The marks are lost when the page is closed. */
function inMemory(): MarkStore {
  let marks: StoredMark[] = [];
  let last = 0;
  return {
    all: async () => marks,
    add: async (added) => {
      for (const mark of added) {
        last += 1;
        marks = [...marks, { ...mark, place: last }];
      }
    },
    put: async (mark) => {
      marks = marks.map((one) => (one.place === mark.place ? mark : one));
    },
    remove: async (gone) => {
      marks = marks.filter(({ place }) => gone.every((one) => one.place !== place));
    },
  };
}

/** False means that the browser cannot store marks, so they are lost when the page is closed. */
let hasPlace = typeof indexedDB !== 'undefined';
export const keepsMarks = (): boolean => hasPlace;

const memory = inMemory();

async function inStore<T>(act: (store: MarkStore) => Promise<T>): Promise<T> {
  if (!hasPlace) return act(memory);
  try {
    return await act(onDisk);
  } catch {
    hasPlace = false;
    return act(memory);
  }
}

/** Stored marks with another `format` are ignored, but not deleted. */
export const storedMarks = {
  all: async () => (await inStore((store) => store.all())).filter((mark) => mark.format === format),
  add: (facts: readonly AttendanceMark[], officerId: number) =>
    inStore((store) => store.add(facts.map((fact) => ({ ...fact, officerId, format })))),
  refuse: (mark: StoredMark, refused: string) => inStore((store) => store.put({ ...mark, refused })),
  remove: (marks: readonly StoredMark[]) => inStore((store) => store.remove(marks)),
};
