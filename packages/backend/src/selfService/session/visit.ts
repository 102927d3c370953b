import { asLanguage, type Language } from '@selvedge/core/contract';
import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Html } from '../../html/html.ts';
import { languageFrom } from '../../language/language.ts';

/** The entries of the area's navigation. */
export type Section = 'calendar' | 'forms' | 'faq' | 'contacts' | 'deliveries' | 'documents' | 'profile';

/** A page of the area without its frame. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  readonly section?: Section;
  readonly status?: number;
}

/** A signed-in user who opens a page. */
export interface Visit {
  readonly user: SignedInUser;
  readonly language: Language;
  readonly request: FastifyRequest;
}

/** A field of a query, of params or of a form, if it is given once and as text. */
export function field(from: unknown, name: string): string | undefined {
  if (from === null || typeof from !== 'object') return undefined;
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'string' ? value : undefined;
}

/** The language in the address, otherwise the one the user chose in the portal, otherwise the browser's. */
export function languageOf(request: FastifyRequest, chosen: string | null): Language {
  const asked = field(request.query, 'lang') ?? field(request.body, 'lang') ?? chosen;
  return asLanguage(asked) ?? languageFrom(request.headers['accept-language']);
}
