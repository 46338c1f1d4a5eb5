/** A change of a record is told in full by its before and after; a summary would only say it twice. */
export function RecordSummary() {
  return null;
}
