import { createPortal, type Portal } from '@selvedge/core';
import {
  type OrderingChildren,
  orderingChildren,
  type WorkspaceChildren,
  workspaceChildren,
} from '@selvedge/core/ordering';
import { type FakePage, fakeBrowser, sampleConfiguration } from '@selvedge/core/testing';
import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';
import { asking } from '../../testing/asking.ts';
import type { Tokens } from '../../testing/signedIn.ts';
import type { TestApp } from '../../testing/startTestApp.ts';

const ORIGIN = 'http://localhost:18080';

/** Somebody signed in at a portal of their own, on the real server. */
export class Person {
  readonly page: FakePage;
  readonly portal: Portal;

  constructor(testApp: TestApp, tokens: Tokens, path: string) {
    const session = new Map([
      ['selvedge.page', 'walker'],
      [
        'selvedge.tokens',
        JSON.stringify({
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token,
          expiresAt: Date.now() + tokens.expires_in * 1000,
        }),
      ],
    ]);
    this.page = fakeBrowser().open(ORIGIN + path, session);
    const { ports } = this.page;
    const replaceSoon = (next: string) => {
      const here = this.page.path();
      // As in a browser: once what the path says is painted, unless another address has come.
      setTimeout(() => {
        if (this.page.path() === here) ports.location.replace(next);
      });
    };
    this.portal = createPortal({
      configuration: sampleConfiguration(),
      ports: {
        ...ports,
        location: { ...ports.location, replaceSoon },
        fetch: asking(testApp),
        now: Date.now,
      },
      browserLanguages: ['en'],
    });
    this.portal.start();
  }

  go(path: string): void {
    this.page.go(path);
  }

  /** The ordering area, once it runs and has the code of its screen. */
  async ordering(): Promise<OrderingChildren> {
    const { context } = await waitFor(this.portal.actor, ({ context }) => context.ordering !== null, {
      timeout: 40_000,
    });
    const area = context.ordering;
    if (!area) throw new Error('the ordering area does not run');
    return orderingChildren(await settled(area, (snapshot) => !snapshot.matches('bringing')));
  }

  /** The season's charts, once its workspace is open and has the code of its screen. */
  async workspace(): Promise<WorkspaceChildren> {
    const { workspace } = await this.ordering();
    if (!workspace) throw new Error('no season is open');
    return workspaceChildren(
      await settled(
        workspace,
        (snapshot) => snapshot.matches('open') && !snapshot.matches({ open: 'bringing' }),
      ),
    );
  }

  leave(): void {
    this.portal.stop();
  }
}

/** A chart once it is as wished; fails after a while. */
export const settled = <Actor extends AnyActorRef>(
  actor: Actor | undefined,
  wished: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<SnapshotFrom<Actor>> => {
  if (!actor) throw new Error('the chart does not run');
  return waitFor(actor, wished, { timeout: 40_000 });
};
