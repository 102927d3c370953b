import type { ListProblem } from '@selvedge/core/ordering';

/** Why a workbook cannot be read, in a form that a worker can send. The page turns it into an `UnreadableList`. */
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
