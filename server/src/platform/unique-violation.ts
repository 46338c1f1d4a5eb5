import { Refusal } from './refusal.ts';

const UNIQUE_VIOLATION = '23505';

/** Says NAME_TAKEN where a unique index says no: somebody else took the name in the very same moment. */
export async function refuseWhenTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) {
      throw new Refusal('NAME_TAKEN', { values: { name } });
    }
    throw error;
  }
}
