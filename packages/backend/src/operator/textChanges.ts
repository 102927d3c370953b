import { languageStruct } from '@selvedge/core/contract';
import { asc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enums, object } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { legalTexts } from '../legal/legal.schema.ts';
import { legalText, writtenIn } from '../legal/legal.store.ts';
import { idField, pageField } from './fields.ts';
import { operatorCall } from './operatorCall.ts';
import { unknown, unusable } from './operatorRefusal.ts';

const kindStruct = enums(['page', 'conditions'] as const);

/** Shows and replaces the house's texts: pages by name, general conditions by their document id. */
export function textChanges(scope: FastifyInstance, { database }: AppContext): void {
  const { db } = database;
  const { kind, name, language, html } = legalTexts;
  const address = '/texts/:kind/:name/:language';
  const addressed = (param: (key: string) => string) => ({
    kind: kindStruct.create(param('kind')),
    name: idField.create(param('name')),
    language: languageStruct.create(param('language')),
  });

  operatorCall(scope, 'GET', '/texts', null, async () =>
    db
      .select({ kind, name, language, characters: sql<number>`length(${html})::int` })
      .from(legalTexts)
      .orderBy(asc(kind), asc(name), asc(language)),
  );

  operatorCall(scope, 'GET', address, null, async ({ param }) => {
    const text = addressed(param);
    const found =
      writtenIn(text.kind, text.name, text.language) === text.language
        ? await legalText(database, text.kind, text.name, text.language)
        : null;
    if (found === null) throw unknown(text.kind, `${text.name} (${text.language})`);
    return { ...text, html: found };
  });

  operatorCall(scope, 'PUT', address, object({ html: pageField }), async ({ param, body }) => {
    const text = addressed(param);
    const only = writtenIn(text.kind, text.name, text.language);
    if (only !== text.language)
      throw unusable(`The page '${text.name}' is shown in language '${only}' alone.`);
    await db
      .insert(legalTexts)
      .values({ ...text, ...body })
      .onConflictDoUpdate({ target: [kind, name, language], set: body });
    return { ...text, characters: body.html.length };
  });
}
