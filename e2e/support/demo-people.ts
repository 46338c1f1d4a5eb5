import { passesGuard } from '@gerbang/contract/guards';
import type { Role } from '@gerbang/contract/roles';
import { type Screen, screens } from '@gerbang/contract/screens';

/** Accounts of the demo bank who between them hold every role, in the order screens are shared out. */
const people: readonly (readonly [username: string, ...roles: Role[]])[] = [
  ['inputer', 'inputer'],
  ['supervisor', 'inputer', 'supervisorGroup'],
  ['teller', 'inputer', 'tellerGroup'],
  ['approver1', 'approver'],
  ['approver2', 'approver2'],
  ['approver1', 'approver'],
  ['adminit', 'adminIT'],
  ['spvadminit', 'supervisorAdminIT'],
  ['admincabang', 'adminCabang'],
  ['adminarea', 'adminArea'],
  ['adminregion', 'adminRegion'],
  ['inquiry', 'inquiry'],
];

/** Every screen of the portal, each given to the first person who may open it. */
export function shareOutScreens(): ReadonlyMap<string, readonly Screen[]> {
  const shares = new Map<string, Screen[]>();
  for (const screen of Object.values(screens)) {
    const found = people.find(([, ...roles]) => passesGuard(screen.guard, new Set(roles)));
    if (!found) throw new Error(`Nobody of the demo bank may open ${screen.path}`);
    const [username] = found;
    shares.set(username, [...(shares.get(username) ?? []), screen]);
  }
  return shares;
}
