import { type ScreenName, screens } from '@gerbang/contract/screens';
import { createBrowserRouter, Navigate } from 'react-router';
import { CrashScreen } from './crash-screen.tsx';
import { GuardedScreen } from './guarded-screen.tsx';
import { Shell } from './shell/shell.tsx';

const screenNames = Object.keys(screens) as ScreenName[];

/** Made once the session stands, because only then the address is the one the person asked for. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <CrashScreen />,
      children: [
        ...screenNames.map((name) => ({
          path: screens[name].path,
          element: <GuardedScreen key={name} name={name} />,
          errorElement: <CrashScreen />,
        })),
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ]);
}
