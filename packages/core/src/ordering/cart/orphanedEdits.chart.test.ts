import {
  chartSuite,
  missing,
  orphanedEditsTour,
  sampleCart,
  sampleNow,
  wired,
  wiringSuite,
} from '../../testing/index.ts';
import { orphanedEditsMachine } from './orphanedEdits.machine.ts';
import { orphanedEdits } from './orphanedEdits.ts';

chartSuite(orphanedEditsMachine, {
  ...orphanedEditsTour,
  invariants: {
    'N4 every edit stays listed until the user discards them': ({ context }) =>
      orphanedEdits(context).length === context.ledger.cells.size,
    'nothing is missing from an order that was never written, and nothing is unsure of it': ({ context }) =>
      context.ended !== 'removed' ||
      orphanedEdits(context).every(({ ordered, unsure }) => ordered === 0 && !unsure),
    'a style is named once': ({ context: { styles } }) =>
      new Set(styles.map(({ articleId }: { articleId: string }) => articleId)).size === styles.length,
  },
});

wiringSuite(orphanedEditsMachine, {
  tour: orphanedEditsTour,
  machine: wired.orphanedEdits,
  doing: {
    answers: {
      nameOrphanedStyles: (output, { fake }) =>
        fake.pending
          .find(({ name }) => name === 'lookUpArticles')
          ?.answer({ serverTime: sampleNow, styles: output, elsewhere: [] }),
      readEnd: (output, { fake }) => {
        const call = fake.pending.find(({ name }) => name === 'readCart');
        if (output === 'removed') call?.fail(missing);
        else call?.answer({ ...sampleCart(), head: output });
      },
    },
    failures: {
      nameOrphanedStyles: (error, { fake }) =>
        fake.pending.find(({ name }) => name === 'lookUpArticles')?.fail(error),
      readEnd: (error, { fake }) => fake.pending.find(({ name }) => name === 'readCart')?.fail(error),
    },
  },
});
