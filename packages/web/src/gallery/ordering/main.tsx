import { formatRoute } from '@selvedge/core';
import { asLanguage, defaultLanguage } from '@selvedge/core/contract';
import type { OrderingRoute } from '@selvedge/core/ordering';
import { orderingChildren, orderingLogic, workspaceChildren } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Language } from '../../messages/languages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { CartScreen } from '../../ordering/cart/CartScreen.tsx';
import { StylesScreen } from '../../ordering/catalog/StylesScreen.tsx';
import { SheetDesk } from '../../ordering/matrix/SheetDesk.tsx';
import { PosScreen } from '../../ordering/pos/PosScreen.tsx';
import { SeasonsScreen } from '../../ordering/season/SeasonsScreen.tsx';
import { StyleScreen } from '../../ordering/style/StyleScreen.tsx';
import { browserPorts } from '../../platform/ports/browserPorts.ts';
import { Layout } from '../../shell/Layout.tsx';
import { now, place } from './season.ts';
import { createShowroom } from './showroom.ts';

/** `?screen=pos|seasons|styles|style|cart`, `&ordered=500`, `&article=s-1`, `&mood=…`, `&count=750`, `&rights=view`, `&language`, `&theme`. */
const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const language: Language = asLanguage(wanted.get('language')) ?? defaultLanguage;
const articleId = wanted.get('article') ?? 's-1';

const routes: Record<string, OrderingRoute> = {
  pos: { screen: 'pos', rightEnv: 'preorder' },
  seasons: { screen: 'seasons', rightEnv: 'preorder', customerId: place.customerId },
  styles: { screen: 'styles', place },
  style: { screen: 'style', place, articleId },
  cart: { screen: 'cart', place },
};
const group = {
  rights: ['COLLECTION_VIEW', ...(wanted.get('rights') === 'view' ? [] : ['SHOPPINGCART_INSERT'])],
  features: [],
};
const none = { rights: [], features: [] };
const route = routes[wanted.get('screen') ?? 'pos'] ?? { screen: 'pos', rightEnv: 'preorder' };
const ports = browserPorts();
const logic = orderingLogic({
  ports,
  storage: ports.localStorage,
  clock: { now: ports.now, onServerTime: () => {}, onMoved: () => () => {} },
  api: createShowroom(
    wanted.get('mood') ?? '',
    Number(wanted.get('count') ?? 60),
    Number(wanted.get('ordered') ?? 0),
  ),
  bases: { apiUrl: '/api', extranetUrl: '/extranet' },
  language: () => language,
  user: async () => 'gallery',
  showRoute: () => {},
  openRoute: () => {},
});
const actor = createActor(logic, {
  input: { route, rights: { preorder: group, postorder: group, admin: none, selfService: none } },
}).start();

type WorkspaceRef = NonNullable<ReturnType<typeof orderingChildren>['workspace']>;

function Place({ actor: workspace }: { actor: WorkspaceRef }) {
  const { catalog, cart, style, quickOrder, contents } = useSelector(workspace, workspaceChildren);
  const { screen } = useSelector(workspace, ({ context }) => context.route);
  const facts = useSelector(workspace, ({ context }) => context.facts);
  if (!catalog || !cart || !facts) return null;
  return (
    <SheetDesk quickOrder={quickOrder ?? null} cart={cart}>
      {style && (
        <StyleScreen actor={style} cart={cart} catalog={catalog} locks={facts.customer.locks} now={now} />
      )}
      {screen === 'styles' && <StylesScreen catalog={catalog} cart={cart} locks={facts.customer.locks} />}
      {screen === 'cart' && <CartScreen place={place} now={now} cart={cart} contents={contents} locks={[]} />}
    </SheetDesk>
  );
}

function Screen({ actor: ordering }: { actor: ActorRefFrom<typeof logic> }) {
  const { pos, seasons, workspace } = useSelector(ordering, orderingChildren);
  if (pos) return <PosScreen actor={pos} />;
  if (seasons) return <SeasonsScreen actor={seasons} />;
  return workspace ? <Place actor={workspace} /> : null;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <MessagesProvider language={language} areas={['portal', 'ordering']}>
      <Layout header={null} footer={null} path={formatRoute(route)} title={null}>
        <Screen actor={actor} />
      </Layout>
    </MessagesProvider>
  </StrictMode>,
);
