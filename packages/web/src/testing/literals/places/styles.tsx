import {
  type SwitchName,
  type seasonCardMachine,
  type styleMachine,
  switchNames,
} from '@selvedge/core/ordering';
import {
  createFakeApi,
  doneSampleSeason,
  missing,
  sampleColour,
  sampleNow,
  samplePlace,
  sampleSellingTime,
  sampleStyle,
  serverDown,
  settle,
  upcomingSampleSeason,
} from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { FilterPanel } from '../../../ordering/catalog/filters/FilterPanel.tsx';
import { SeasonCard } from '../../../ordering/season/SeasonCard.tsx';
import { StyleAbout } from '../../../ordering/style/about/StyleAbout.tsx';
import { StylePicture } from '../../../ordering/style/parts/StylePicture.tsx';
import { StyleScreen } from '../../../ordering/style/StyleScreen.tsx';
import { catalogOf } from '../../../ordering/testing/catalogOf.ts';
import { openCart } from '../../../ordering/testing/openCart.ts';
import { providedCharts } from '../../../ordering/testing/providedCharts.ts';
import { answer, heading, type Look, refuse, start } from '../fixture.tsx';

const seasons: Look = async ({ say, show }) => {
  const card = async (season: string) => {
    const fake = createFakeApi();
    const chart = providedCharts(fake.api).seasons.implementations.actors
      .seasonCard as typeof seasonCardMachine;
    const { actor } = start(chart, {
      input: {
        place: { ...samplePlace, season },
        sellingTime: sampleSellingTime({ season }),
        brandName: 'Aurel',
        lineName: 'Men',
        subdivisionName: 'Shirts',
      },
    });
    await settle();
    return { fake, actor: actor as ActorRefFrom<typeof seasonCardMachine> };
  };
  const [done, preview, failed] = [await card('A1'), await card('B2'), await card('C3')];
  await show(
    <ul>
      {[done, preview, failed].map(({ actor }) => (
        <SeasonCard key={actor.sessionId} actor={actor} locks={[]} />
      ))}
    </ul>,
  );
  await act(async () => {
    done.fake.pending[0]?.answer(doneSampleSeason);
    preview.fake.pending[0]?.answer(upcomingSampleSeason);
    failed.fake.pending[0]?.fail(serverDown);
    await settle();
  });
  const of = (season: string) => within(screen.getByText(season).closest('li') as HTMLElement);
  of('A1').getByText(say('seasonDone'));
  of('B2').getByText(say('seasonPreview'));
  of('C3').getByText(say('seasonError'));
  of('C3').getByText(say('seasonFailed'));
  of('C3').getByText(say('errorId', { tracking: 'T-1' }));
};

/** The ten switches by what pressing each narrows the list to. */
const switches: Look = async ({ say, user, show }) => {
  const catalog = await catalogOf();
  function Narrowing() {
    const filters = useSelector(catalog, ({ context }) => context.filters);
    return (
      <FilterPanel
        facets={[]}
        switches={switchNames.map((name) => ({ name, count: 1, chosen: filters.switches.includes(name) }))}
        filters={filters}
        currency="EUR"
        hasScanned
        onFilters={(next) => catalog.send({ type: 'filters.changed', filters: next })}
      />
    );
  }
  await show(<Narrowing />);
  const named: readonly (readonly [SwitchName, string])[] = [
    ['scanned', say('scanned')],
    ['favorite', say('favorites')],
    ['keylook', say('keylook')],
    ['sale', say('sale')],
    ['new', say('new')],
    ['noos', say('noos')],
    ['srs', say('srs')],
    ['coreRange', say('coreRange')],
    ['digitalOnly', say('digitalOnly')],
    ['specialOffer', say('specialOffer')],
    ['recommended', say('recommendation')],
  ];
  const boxes = screen.getAllByRole('checkbox');
  for (const [name, text] of named) {
    const box = boxes.find((one) => one.getAttribute('aria-label')?.startsWith(`${text}, `));
    if (!box) throw new Error(`${text} is no switch`);
    await user.click(box);
    expect([...catalog.getSnapshot().context.filters.switches]).toEqual([name]);
    await user.click(box);
  }
  catalog.stop();
};

const opened = { place: samplePlace, articleId: 's-1', mayInsert: true };

const style: Look = async ({ say, user, show }) => {
  const fake = createFakeApi();
  const { actor } = start(providedCharts(fake.api).style, { input: { ...opened, search: '' } });
  const chart = actor as ActorRefFrom<typeof styleMachine>;
  const colour = sampleColour({ pictured: false });
  await answer(fake, 'styleDetail', sampleStyle({ colours: [colour] }));
  function Opened() {
    const { style: shown, tab } = useSelector(chart, ({ context }) => context);
    if (!shown) return null;
    return (
      <>
        <StylePicture style={shown} colour={colour} />
        <StyleAbout
          style={shown}
          colour={colour}
          tab={tab}
          onTab={(chosen) => chart.send({ type: 'tab.chosen', tab: chosen })}
        />
      </>
    );
  }
  await show(<Opened />);
  screen.getByText(say('noPictures'));
  const tabs = [
    ['details', say('details')],
    ['fit', say('fit')],
    ['material', say('material')],
    ['care', say('care')],
  ] as const;
  for (const [tab, name] of [...tabs].reverse()) {
    await user.click(screen.getByRole('tab', { name }));
    expect(chart.getSnapshot().context.tab).toBe(tab);
  }
};

const styleMissing: Look = async ({ say, show }) => {
  const fake = createFakeApi();
  const { actor } = start(providedCharts(fake.api).style, { input: { ...opened, search: '' } });
  await show(
    <StyleScreen
      actor={actor as ActorRefFrom<typeof styleMachine>}
      cart={(await openCart()).actor}
      catalog={await catalogOf()}
      locks={[]}
      now={sampleNow}
    />,
  );
  await act(settle);
  await refuse(fake, 'styleDetail', missing);
  heading(say('yikes'));
};

export const stylePlaces = {
  'seasons as they stand': seasons,
  'the ten switches of the list': switches,
  'a style': style,
  'a style that is not there': styleMissing,
} satisfies Record<string, Look>;
