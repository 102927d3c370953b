import { createContext } from 'react';

/** The configured URL of the self-service area, where rights are requested. Null if there is none. */
export const SelfService = createContext<string | null>(null);
