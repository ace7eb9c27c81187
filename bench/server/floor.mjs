import { serve } from '@hono/node-server';

/**
 * The floor of the bench: the HTTP library of the server, which answers every request with a body of
 * the length that the query names.
 */
const bodies = new Map();

function bodyOf(length) {
  const body = bodies.get(length) ?? 'x'.repeat(length);
  bodies.set(length, body);
  return body;
}

function fetch(request) {
  const length = Number(new URL(request.url).searchParams.get('length') ?? 0);
  return new Response(bodyOf(length), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

serve({ fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
