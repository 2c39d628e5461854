import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node';

/** Vitest's report, with uncaught errors and the files they came from, which the default one only counts. */
export default class Report extends JsonReporter {
  #uncaught: { readonly file: string | null; readonly message: string }[] = [];

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    this.#uncaught = errors.map(({ VITEST_TEST_PATH: file, message, stack }) => ({
      file: typeof file === 'string' ? file : null,
      message: stack ?? message,
    }));
    await super.onTestRunEnd(modules);
  }

  override async writeReport(report: string): Promise<void> {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), uncaught: this.#uncaught }));
  }
}
