import * as z from 'zod';

/** A SHA-256 as the protocol writes it, with the name of the hash before it. */
export const digestSchema = z.string().regex(/^sha256:[0-9a-f]{64}$/);
