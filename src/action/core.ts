import {
  endGroup,
  error,
  getInput,
  getState,
  info,
  notice,
  saveState,
  setFailed,
  setOutput,
  startGroup,
  warning,
} from '@actions/core';

/**
 * The functions of `@actions/core` that the action uses. The others bring an HTTP client, which the
 * bundle leaves out.
 */
export const core = {
  endGroup,
  error,
  getInput,
  getState,
  info,
  notice,
  saveState,
  setFailed,
  setOutput,
  startGroup,
  warning,
};
