/** As it was typed. */
export interface Duration {
  readonly days: string;
  readonly hours: string;
}

export const defaultDuration: Duration = { days: '0', hours: '1' };

export interface DurationLimit {
  readonly days: number;
  readonly hours: number;
}

export interface WrongDuration {
  readonly days?: 'empty' | 'notANumber' | 'tooLong';
  readonly hours?: 'empty' | 'notANumber' | 'tooLong' | 'atLeastOneHour';
}

/** What is wrong with a duration, field by field; undefined when nothing is. */
export function checkDuration(
  duration: Duration,
  limit: DurationLimit | undefined,
): WrongDuration | undefined {
  const days = checkNumber(duration.days, limit?.days);
  const hours = checkNumber(duration.hours, limit?.hours);
  if (days || hours) return { ...(days && { days }), ...(hours && { hours }) };
  return Number(duration.days) + Number(duration.hours) === 0 ? { hours: 'atLeastOneHour' } : undefined;
}

function checkNumber(text: string, most: number | undefined) {
  if (text.trim() === '') return 'empty';
  if (!/^\d+$/.test(text.trim())) return 'notANumber';
  return most !== undefined && Number(text) > most ? 'tooLong' : undefined;
}
