import { RecordStatus } from './record-status.tsx';
import type { RecordedChange } from './recorded-change.ts';
import './master-data.css';

interface NamedRecordProps {
  readonly name: string;
  /** What it is for, in small. */
  readonly note?: string | undefined;
  readonly waiting: RecordedChange | undefined;
}

/** The name of a record in its table, and whether a change of it waits. */
export function NamedRecord({ name, note, waiting }: NamedRecordProps) {
  return (
    <div className="named-record">
      <span className="named-record-name">{name}</span>
      {waiting && <RecordStatus isDeleted={undefined} waiting={waiting} />}
      {note && <span className="named-record-note">{note}</span>}
    </div>
  );
}
