import { Inject, Injectable } from '@nestjs/common';
import { SERVER_PAGES_FILE, type Language, type StartPages } from '@word-unfolded/domain';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { PublicData } from './public-data.js';

type Renderer = Awaited<ReturnType<StartPages>> & {
  /** The path of the style sheet of the pages. */
  readonly styles: string;
  /** The paths of the small scripts that belong to a page as it is sent. */
  readonly firstScripts: Readonly<Record<'journal' | 'study', string>>;
};

/** The module of the server build. */
type ServerPages = { readonly startPages: StartPages } & Pick<Renderer, 'styles' | 'firstScripts'>;

/**
 * The server build of the shell, one instance per language: a module that is imported under two addresses is loaded
 * twice, and the language belongs to the module.
 */
@Injectable()
export class PageRenderers {
  private readonly renderers = new Map<Language, Promise<Renderer | undefined>>();

  constructor(
    private readonly data: PublicData,
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Undefined where the shell was built for development, which has no server build. */
  of(language: Language): Promise<Renderer | undefined> {
    const known = this.renderers.get(language);
    if (known) return known;
    const loading = this.load(language).catch((error: unknown) => {
      this.log.error({ err: error }, 'the server build of the pages cannot be loaded');
      return undefined;
    });
    this.renderers.set(language, loading);
    return loading;
  }

  private async load(language: Language): Promise<Renderer | undefined> {
    const file = path.resolve(this.configuration.WEB_ROOT, 'shell', 'dist', SERVER_PAGES_FILE);
    if (!existsSync(file)) return undefined;
    const address = `${pathToFileURL(file).href}?language=${language}`;
    const { startPages, styles, firstScripts } = (await import(
      /* webpackIgnore: true */ address
    )) as ServerPages;
    const started = await startPages(language, (request) => this.data.answer(language, request));
    return { ...started, styles, firstScripts };
  }
}
