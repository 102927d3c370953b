import type { Cart, CartHead } from '@selvedge/core/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { CartView, Outcome } from './action.ts';
import { variants } from './model.ts';
import type { VariantIds } from './operator.ts';

interface Found {
  readonly code: string;
  readonly place: { readonly articleVariantId?: string };
}

export const headView = ({ state, version, note, approval, pieces, value }: CartHead): CartView => ({
  state,
  version,
  note,
  mine: approval?.mine ?? null,
  pieces,
  value,
});

/** Tells answers of the portal in the words of the model. */
export function outcomeReaderOf(ids: VariantIds) {
  const names = new Map<string, string>(variants.map((name) => [ids[name], name]));
  const nameOf = (id: string): string => names.get(id) ?? '?';
  const findings = (found: readonly Found[]): string[] =>
    found
      .map(({ code, place: { articleVariantId: id } }) => (id === undefined ? code : `${code} ${nameOf(id)}`))
      .toSorted();
  return {
    findings,
    cart: ({ head, lines }: Cart): CartView => ({
      ...headView(head),
      lines: lines
        .map((line) => `${nameOf(line.articleVariantId)} ${line.quantity} ${line.storedPrice}`)
        .toSorted(),
    }),
    /** `read` tells what an answer says; refusals are told by their code and findings. */
    outcomeOf<Answer>(
      { statusCode: status, body }: LightMyRequestResponse,
      read: (answer: Answer) => Partial<Outcome>,
    ): Outcome {
      if (status === 204) return { status };
      const answer = JSON.parse(body);
      if (status === 200) return { status, ...read(answer) };
      return { status, code: answer.code, ...(answer.findings && { findings: findings(answer.findings) }) };
    },
  };
}
