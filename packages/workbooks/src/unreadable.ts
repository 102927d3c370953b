import type { ListProblem } from '@selvedge/core/ordering';

/** Why a workbook cannot be read, as a worker can say it: its page makes an `UnreadableList` of it. */
export class Unreadable extends Error {
  readonly problem: ListProblem;

  constructor(problem: ListProblem) {
    super(problem.code);
    this.name = 'Unreadable';
    this.problem = problem;
  }
}

/** @throws {Unreadable} */
export const broken = (): never => {
  throw new Unreadable({ code: 'broken' });
};
