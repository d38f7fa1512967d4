/** An error in the form of Stripe's API (docs.stripe.com/api/errors). */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly fields: {
      readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
      readonly message: string;
      readonly code?: string;
      readonly param?: string;
      readonly decline_code?: string;
    },
  ) {
    super(fields.message);
  }

  static missing(kind: string, id: string, param = 'id'): StripeError {
    return new StripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'`,
      param,
    });
  }

  static invalid(message: string, param?: string, code?: string): StripeError {
    return new StripeError(400, {
      type: 'invalid_request_error',
      message,
      ...(param !== undefined && { param }),
      ...(code !== undefined && { code }),
    });
  }

  static declined(declineCode: string): StripeError {
    return new StripeError(402, {
      type: 'card_error',
      code: declineCode === 'authentication_required' ? declineCode : 'card_declined',
      decline_code: declineCode,
      message: 'Your card was declined.',
    });
  }
}
