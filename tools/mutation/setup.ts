import { takeSuites } from '@selvedge/core/testing';
import { inject, it } from 'vitest';
import { mutated, pathsOf } from './outcome.ts';
import { recordOf } from './record.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the mutants of each chart are tried as well; otherwise its paths are only recorded. */
    mutates: boolean;
  }
}

takeSuites((machine, suite) =>
  it('is walked', ({ task }) => {
    const recordedPaths = pathsOf(machine, suite);
    Object.assign(task.meta, {
      chart: machine.id,
      record: recordOf(machine, suite, recordedPaths),
      mutants: inject('mutates') ? mutated(machine, suite, recordedPaths) : [],
    });
  }),
);
