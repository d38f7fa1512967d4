import { Module } from '@nestjs/common';
import { FailedLoginLimiter } from './failed-login-limiter.js';
import { RequestLimits } from './request-limits.js';
import { LoginLimiter } from './login-limiter.js';

@Module({
  providers: [FailedLoginLimiter, LoginLimiter, RequestLimits],
  exports: [LoginLimiter, RequestLimits],
})
export class AttemptsModule {}
