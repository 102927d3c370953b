import { languages } from '../contract/language.ts';
import { findingCodes } from '../contract/ordering/finding.ts';
import { styleMarks } from '../contract/ordering/style.ts';
import { rightEnvs } from '../contract/rights.ts';
import { dimensions, measures } from '../ordering/cart/breakdown/dimensions.ts';
import { columnNames } from '../ordering/catalog/columns.ts';

/** Words of the charts and of the contract that may be recorded anywhere, because they identify nobody. */
export const words: ReadonlySet<string> = new Set([
  ...findingCodes,
  ...languages,
  ...rightEnvs,
  ...styleMarks,
  ...dimensions,
  ...measures,
  ...columnNames,
  'all',
  'added',
  'changed',
  'customer',
  'fabric',
  'finalized',
  'finalize',
  'approve',
  'form',
  'gone',
  'here',
  'kept',
  'lining',
  'locked',
  'mine',
  'none',
  'number',
  'open',
  'order',
  'ordered',
  'over',
  'pointer',
  'focus',
  'removed',
  'root',
  'signIn',
  'logout',
  'nothing',
  'style',
  'text',
  'theirs',
  'user',
  'motion',
  'dialogs',
  'yarn',
  'sheets',
  'dense',
  'xlsx',
  'csv',
]);

/** Properties whose values are a word of the charts or the contract, or a code of a season, size or currency. */
const coded: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'state',
  'status',
  'screen',
  'brought',
  'rightEnv',
  'rightEnvs',
  'language',
  'phase',
  'deed',
  'scope',
  'standing',
  'end',
  'choice',
  'layout',
  'switches',
  'view',
  'tab',
  'sort',
  'measure',
  'dimension',
  'keep',
  'facet',
  'mode',
  'form',
  'gone',
  'separator',
  'grouping',
  'filter',
  'action',
  'hold',
  'holds',
  'problem',
  'fault',
  'ending',
  'demand',
  'currency',
  'role',
  'roles',
  'marks',
  'rights',
  'preorder',
  'postorder',
  'season',
  'subdivision',
  'collectionType',
  'articleLength',
  'size',
  'sizes',
  'lengths',
  'hex',
  'country',
  'features',
  'chart',
  'actorId',
  'subject',
  'tracking',
  'consent',
  'unsaved',
]);
/** The name of an event: from the code, or derived from a child or a delay. */
const EVENT = /^[a-zA-Z][\w.]{0,200}$/;
const CODE = /^#?[A-Za-z0-9][\w./-]{0,40}$/;

/** Properties that identify an article, one of its colours or a cell. */
const articles: ReadonlySet<string> = new Set([
  'articleId',
  'articleIds',
  'articleColorId',
  'articleColorIds',
  'articleVariantId',
  'articleVariantIds',
  'articleNumber',
  'keylookId',
  'ean',
]);
const ARTICLE = /^[\w.-]{1,64}$/;

/** Content that somebody typed or pasted, however it is interpreted. */
const typed: ReadonlySet<string> = new Set(['fields', 'repair', 'repairs', 'table', 'sheets', 'given']);

/** Properties with free text, which may by chance be a code used elsewhere. */
const free: ReadonlySet<string> = new Set([
  'term',
  'text',
  'note',
  'reason',
  'name',
  'groupName',
  'customerName',
  'customerOrderNumber',
  'city',
  'street',
  'postcode',
  'address',
  'addresses',
  'message',
  'title',
  'query',
  'was',
]);

/** Quantity entries. */
const quantities: ReadonlySet<string> = new Set(['entry', 'total', 'before', 'after']);

/** A compound word of the charts, such as `versionConflict`. */
const COMPOUND = /^[a-z]+(?:[A-Z][a-z]+)+$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/;

export const isTypedIn = (key: string): boolean => typed.has(key);
export const isArticle = (key: string, text: string): boolean =>
  articles.has(key) && ARTICLE.test(text) && /\d/.test(text);

/** Whether a text reveals nothing about a person and may be recorded unchanged: a code, a time, a quantity. */
export const isCode = (key: string, text: string): boolean =>
  (words.has(text) && !free.has(key)) ||
  (key === 'code' && COMPOUND.test(text)) ||
  (MOMENT.test(text) && !free.has(key)) ||
  (key === 'type' && EVENT.test(text)) ||
  (coded.has(key) && CODE.test(text)) ||
  (quantities.has(key) && /^\d{1,6}$/.test(text));

/** Whether a key is a property name from the code; other keys are data. */
export const isProperty = (key: string): boolean => /^(?:[a-z][A-Za-z]*|\d{1,4})$/.test(key);
