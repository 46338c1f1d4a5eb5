import { Readable } from 'node:stream';

export interface ChunkStream {
  readonly chunks: AsyncGenerator<string>;
  /** A reader that takes nothing for so long has lost interest. */
  readonly stalledAfterMs: number;
  /** Called once, at the end or when the reader goes away, also while a chunk is being made. */
  readonly onClose: () => void;
}

/**
 * A stream that asks for a chunk only when its reader has room for one. `Readable.from` would close only after the
 * chunk under way is finished, and so could not break off a long query.
 */
export function streamChunks({ chunks, stalledAfterMs, onClose }: ChunkStream): Readable {
  let stall: NodeJS.Timeout | undefined;
  const stream = new Readable({
    read() {
      clearTimeout(stall);
      chunks.next().then(
        ({ done, value }) => {
          if (stream.destroyed) return;
          if (!done) stall = setTimeout(() => stream.destroy(), stalledAfterMs);
          stream.push(done ? null : value);
        },
        (error: Error) => stream.destroy(error),
      );
    },
    destroy(error, done) {
      clearTimeout(stall);
      onClose();
      // The chunk under way has just been cancelled, so its failure is of no interest to anybody.
      chunks.return(undefined).then(
        () => done(error),
        () => done(error),
      );
    },
  });
  return stream;
}
