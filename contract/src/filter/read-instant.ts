const DATE_TIME =
  /^(?<day>[1-9]\d{3}-\d\d-\d\d)(?:[T ](?<clock>\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(?<zone>Z|[+-]\d\d:?\d\d)?)?$/i;

const JAKARTA = '+07:00';
const MINUTE = 60_000;

export interface DateTimeParts {
  readonly day: string;
  /** `HH:mm:ss.SSS`; midnight when the text is a bare day. */
  readonly clock: string;
  readonly zone: string | undefined;
}

/** The parts of `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or ISO 8601, or undefined when it names no real moment. */
export function readDateTime(text: string): DateTimeParts | undefined {
  const groups = DATE_TIME.exec(text)?.groups;
  if (groups?.day === undefined) return undefined;
  const { day, zone } = groups;
  const clock = completeClock(groups.clock ?? '00:00');
  // A round trip, because the platform reads the 30th of February as the 2nd of March.
  const moment = new Date(`${day}T${clock}Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString() !== `${day}T${clock}Z`) return undefined;
  return { day, clock, zone: zone?.toUpperCase() };
}

/** Milliseconds since 1970. Text without a zone is the bank's own time, Asia/Jakarta, which has no summer time. */
export function readInstant(text: string): number | undefined {
  const parts = readDateTime(text);
  if (!parts) return undefined;
  const offset = readOffset(parts.zone ?? JAKARTA);
  return offset === undefined ? undefined : Date.parse(`${parts.day}T${parts.clock}Z`) - offset * MINUTE;
}

function completeClock(clock: string): string {
  const seconds = clock.length === 5 ? `${clock}:00` : clock;
  return seconds.includes('.') ? seconds.padEnd(12, '0') : `${seconds}.000`;
}

function readOffset(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
