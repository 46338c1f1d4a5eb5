import { type Guard, passesGuard } from '@gerbang/contract/guards';
import type { SignedInProfile } from '@gerbang/contract/profile';
import { type ConfigName, knownConfigs } from '@gerbang/contract/sys-config';
import { createContext, useContext } from 'react';
import type { SysConfig } from './load-profile.ts';

export interface Session {
  readonly profile: SignedInProfile;
  readonly config: SysConfig;
  readonly logOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a signed-in session around it');
  return session;
}

/** Whether the signed-in person passes a guard. What may be done with a row comes with the row instead. */
export function useMay(): (guard: Guard) => boolean {
  const { roles } = useSession().profile;
  return (guard) => passesGuard(guard, roles);
}

/** A sys config value, or what the portal falls back on when the row is missing. */
export function useConfigValue(name: ConfigName): string {
  return useSession().config.get(name)?.[0] ?? knownConfigs[name].defaultValue;
}
