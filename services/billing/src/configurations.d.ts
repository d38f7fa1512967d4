/** All configuration of the billing service besides the common one. */
export declare const configurations: (import("@word-unfolded/service-kit").Configuration<{
    REDIS_URL: import("@word-unfolded/service-kit").Variable<string>;
}> | import("@word-unfolded/service-kit").Configuration<{
    MONGODB_URI: import("@word-unfolded/service-kit").Variable<string>;
    MONGODB_DATABASE_PREFIX: import("@word-unfolded/service-kit").Variable<string | undefined>;
}> | import("@word-unfolded/service-kit").Configuration<{
    STRIPE_SECRET_KEY: import("@word-unfolded/service-kit").Variable<string | undefined>;
    STRIPE_WEBHOOK_SECRET: import("@word-unfolded/service-kit").Variable<string | undefined>;
    STRIPE_API_URL: import("@word-unfolded/service-kit").Variable<string | undefined>;
    STRIPE_TAX: import("@word-unfolded/service-kit").Variable<boolean>;
    PUBLIC_URL: import("@word-unfolded/service-kit").Variable<string | undefined>;
}>)[];
