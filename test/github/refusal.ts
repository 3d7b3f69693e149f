/** An error response of GitHub. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly unknown[] | undefined;

  constructor(status: number, message: string, errors?: readonly unknown[]) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export function invalid(detail: string): Refusal {
  return new Refusal(422, `Invalid request.\n\n${detail}`);
}
