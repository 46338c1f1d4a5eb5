import { myProfile } from '@gerbang/contract/views/my-profile';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';

export type MyProfile = RowOf<typeof myProfile>;

interface MyProfileState {
  readonly profile: MyProfile | undefined;
  readonly isPending: boolean;
  readonly fault: Error | null;
  readonly retry: () => void;
}

/** The person's own particulars, fresh from the server; the session only holds those of sign-in. */
export function useMyProfile(): MyProfileState {
  const query = useViewPage<MyProfile>(myProfile, { orderby: 'userId asc', top: 1, skip: 0 });
  return {
    profile: query.data?.items[0],
    isPending: query.isPending,
    fault: query.error,
    retry: () => void query.refetch(),
  };
}
