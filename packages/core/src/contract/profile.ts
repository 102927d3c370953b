import { type Infer, nullable, object, optional, size, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';
import { languageStruct } from './language.ts';

/** The signed-in user, for the greeting (D1); `canonicalId` is the person's number at the house. */
export const profileStruct = type({
  firstName: string(),
  lastName: string(),
  canonicalId: string(),
  email: string(),
});
export type Profile = Infer<typeof profileStruct>;

/**
 * The user's own settings; `selectedLanguage` null: none chosen yet. `keptWorkKey`: 32 bytes in base64url that are the
 * user's alone and never change. The page seals with them what it keeps in the browser. Absent: it is kept as plain text.
 */
export const settingsStruct = type({
  selectedLanguage: nullable(languageStruct),
  keptWorkKey: optional(size(string(), 43)),
});
export type Settings = Infer<typeof settingsStruct>;

/** The greeting data, by bearer authorization (B7, D1). */
export const userProfile = endpoint({
  name: 'userProfile',
  base: 'extranet',
  path: '/api/userProfile',
  credentials: 'bearer',
  answer: profileStruct,
});

/** The user's settings; `selectedLanguage` null: none chosen yet (B7, J1). */
export const userSettings = endpoint({
  name: 'userSettings',
  path: '/user/settings',
  answer: settingsStruct,
});

/** Stores the language for the user; no body, 204 (B7, J1). */
export const updateLanguage = endpoint({
  name: 'updateLanguage',
  base: 'extranet',
  method: 'POST',
  path: '/updateLanguage/:locale',
  credentials: 'bearer',
  params: object({ locale: languageStruct }),
});
