/** Reads RFC 4180 back: the byte order mark dropped, one array a line. Fails on what the standard does not know. */
export function readCsv(csv: string): string[][] {
  if (!csv.startsWith('\uFEFF')) throw new Error('There is no byte order mark.');
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const lines: string[][] = [];
  let line: string[] = [];
  cell.lastIndex = 1;
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex;
    const found = cell.exec(csv);
    if (!found) throw new Error(`No cell at ${at}: ${JSON.stringify(csv.slice(at, at + 40))}`);
    line.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      lines.push(line);
      line = [];
    }
  }
  return lines;
}
