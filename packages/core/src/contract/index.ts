export * from './dashboard.ts';
export * from './endpoint.ts';
export * from './failureBody.ts';
export * from './ordering/index.ts';
export * from './profile.ts';
export * from './rights.ts';
