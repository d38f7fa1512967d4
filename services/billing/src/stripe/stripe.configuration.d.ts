import { type ConfigurationOf, type KitConfiguration } from '@word-unfolded/service-kit';
/** Which payment provider the billing service uses, if any. */
export declare const stripeConfiguration: import("@word-unfolded/service-kit").Configuration<{
    STRIPE_SECRET_KEY: import("@word-unfolded/service-kit").Variable<string | undefined>;
    STRIPE_WEBHOOK_SECRET: import("@word-unfolded/service-kit").Variable<string | undefined>;
    STRIPE_API_URL: import("@word-unfolded/service-kit").Variable<string | undefined>;
    STRIPE_TAX: import("@word-unfolded/service-kit").Variable<boolean>;
    PUBLIC_URL: import("@word-unfolded/service-kit").Variable<string | undefined>;
}>;
type StripeConfiguration = ConfigurationOf<typeof stripeConfiguration>;
/** The settings with all defaults resolved. */
export type StripeSettings = {
    readonly provider: 'stripe' | 'sandbox' | 'none';
    readonly secretKey: string | undefined;
    readonly webhookSecrets: readonly string[];
    /** Undefined: Stripe itself. */
    readonly apiUrl: URL | undefined;
    /** Whether money is moved: the mode of the key. */
    readonly isLive: boolean;
    readonly collectsTax: boolean;
    /** Without a slash at its end. */
    readonly publicUrl: string;
};
/** @throws ConfigurationError in production, for the sandbox, or for keys without what belongs to them */
export declare function stripeSettingsOf(configuration: StripeConfiguration, { NODE_ENV }: KitConfiguration): StripeSettings;
/** Injection token of the {@link StripeSettings}. */
export declare const STRIPE_SETTINGS = "stripe settings";
export {};
