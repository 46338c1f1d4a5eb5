import { screens } from '@gerbang/contract/screens';

/** The table on Status Permohonan, by its name in the address. */
export const ownRequestsTable = 'permohonan';

/** The address that shows one ticket of one's own. */
export function linkToRequest(ticketNumber: string): string {
  return `${screens.statusPermohonan.path}?${new URLSearchParams({ [`${ownRequestsTable}.search`]: ticketNumber })}`;
}
