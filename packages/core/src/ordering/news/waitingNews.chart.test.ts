import { fakeOrderingDependencies } from '../../testing/index.ts';
import { waitingNewsActors } from './news.actors.ts';
import { newsSuite } from './testing/newsSuite.ts';
import { waitingNewsMachine } from './waitingNews.machine.ts';

newsSuite(waitingNewsMachine, {
  params: { rightEnv: 'preorder' },
  watched: [{ mark: 'a', askAgainIn: 0, waiting: 1 }],
  glanced: { mark: 'b', askAgainIn: 0, waiting: 2 },
  provided: (api) => waitingNewsMachine.provide({ actors: waitingNewsActors(fakeOrderingDependencies(api)) }),
});
