/** Headers of every AI response that state the remaining amounts of the day. */
export const LIMIT_HEADERS = {
  tokens: 'X-Limit-Tokens',
  tokensRemaining: 'X-Limit-Tokens-Remaining',
  requests: 'X-Limit-Requests',
  requestsRemaining: 'X-Limit-Requests-Remaining',
  /** Seconds until the limits reset. */
  reset: 'X-Limit-Reset',
} as const;
