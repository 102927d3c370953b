import type { FastifyReply } from 'fastify';

/** Answers with a page that no cache keeps. */
export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
