/** A response was larger than allowed. */
class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}

/**
 * A `fetch` whose responses end with an error beyond a size, so that a provider cannot fill the memory.
 *
 * @param maxBytes of a body
 * @param onTooLarge called before the error, which the client may hide in one of its own
 */
export function boundedFetch(maxBytes: number, onTooLarge: () => void): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request);
    if (!response.body) return response;
    let received = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          if (received <= maxBytes) return controller.enqueue(chunk);
          onTooLarge();
          controller.error(new ResponseTooLargeError(`more than ${maxBytes} bytes`));
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
