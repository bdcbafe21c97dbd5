package io.github.askjdbc.llm;

/** Why a model could not be asked, as far as somebody can put it right. */
public enum ModelFault {
  /** Nothing answers at the address. */
  NOTHING_THERE,
  /** This JVM does not accept the certificate. */
  UNTRUSTED,
  /** The key is missing, wrong or revoked. */
  KEY,
  /** No such model, or no such path. */
  NOT_FOUND,
  /** The endpoint understands the request and does not take it. */
  NOT_TAKEN,
  /** The prompt is longer than the endpoint allows. */
  TOO_LONG,
  /** It is served elsewhere. */
  MOVED,
  /** Too many requests, or no credit left. */
  BUSY,
  /** An error of the endpoint's own. */
  FAILING,
  /** No reply in time. */
  LATE,
  /** Anything else. */
  OTHER
}
