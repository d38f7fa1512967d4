/** Headers by which every answer of the AI says what is left of the day after it. */
export const LIMIT_HEADERS = {
  tokens: 'X-Limit-Tokens',
  tokensRemaining: 'X-Limit-Tokens-Remaining',
  requests: 'X-Limit-Requests',
  requestsRemaining: 'X-Limit-Requests-Remaining',
  /** Seconds until the limits begin anew. */
  reset: 'X-Limit-Reset',
} as const;
