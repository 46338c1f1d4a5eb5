import { createServer } from 'node:net';
import { StartupProblem } from './embedded/startup-problem.ts';

/** Finds out before the long preparations whether the port can be had. */
export async function demandFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupProblem(
      `Port ${port} is taken: stop what listens there, or choose another with PORT=…`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupProblem(
      `Port ${port} may not be used by this account: choose one above 1023 with PORT=…`,
    );
  return error;
}
