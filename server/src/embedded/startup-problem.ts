/**
 * Something the operator has to put right before the portal can start (an unwritable folder, a taken
 * port, a missing binary). The message is one sentence meant to be printed alone, without a stack.
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
