import { LRUCache } from 'lru-cache';

/** What a reply answered, and when. */
export interface Asked {
  /** By whom and for what: whatever else the reply depends on is in the database. */
  readonly key: string;
  /** What the database showed: see {@link Caller.snapshot}. */
  readonly snapshot: string;
  readonly now: Date;
}

interface Kept extends Asked {
  readonly payload: string;
}

/** So many characters of replies at most; those least recently asked for are forgotten first. */
const mostCharacters = 16 * 1024 * 1024;

/** What a reply says of the time – overdue, may still be canceled – is no older than this. */
const keptMs = 5_000;

/** Replies of reads, each good for as long as the database shows what it showed when the reply was made. */
export class KeptReplies {
  private readonly replies = new LRUCache<string, Kept>({
    maxSize: mostCharacters,
    sizeCalculation: ({ key, payload }) => key.length + payload.length,
  });

  find({ key, snapshot, now }: Asked): string | undefined {
    const kept = this.replies.get(key);
    if (!kept || kept.snapshot !== snapshot) return undefined;
    const ageMs = now.getTime() - kept.now.getTime();
    return ageMs >= 0 && ageMs < keptMs ? kept.payload : undefined;
  }

  /** `asked` must hold the snapshot from before the reply was read, so that nothing written since is missed. */
  keep(asked: Asked, payload: string): void {
    this.replies.set(asked.key, { ...asked, payload });
  }
}
