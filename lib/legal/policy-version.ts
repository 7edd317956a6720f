/**
 * The version of the privacy policy in force (specification, section 9). Consent was given to one version: with another,
 * every visitor is asked again.
 */
export const policyVersion = '1.0';
