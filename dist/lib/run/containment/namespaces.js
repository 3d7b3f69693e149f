"use strict";module.exports={"run/containment/namespaces"(M,a,C,K){let E;const F=()=>E??=a("run/audited-files");let D;const R=()=>D??=
a("run/environment");let S;const v=()=>S??=a("run/launch");let $;const G=()=>$??=a("run/lower-layer");let H;const m=()=>H??=
a("run/not-run");let L;const P=()=>L??=a("run/prepare/npm-settings");let T;const U=()=>T??=a("run/side-effects");let B;const j=()=>B??=
a("run/supervise");let x;const y=()=>x??=a("run/containment/view-layout");C(M,{namespaces:()=>W,runContained:()=>_});const N=64*
1024,V={home:y().HOME,temp:y().TEMP,npmCache:`${y().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/\
home/npmrc-global"};function W(e){const{programs:n,checkout:o,description:s}=e;return{level:"namespaces",description:s,check:t=>{
(0,v().launchOf)(t,{programs:n,checkout:o,base:{}})},run:(t,r)=>_(k(t,e,r),e),forGene:(t,r)=>Y(e,t,r),prepare:(t,r)=>{const i=g(
n,t.env,(0,P().npmForPrepare)(n)),{file:u,args:c,env:f}=(0,v().launchOf)(t,{programs:n,checkout:o,base:i}),{timeoutMs:l}=t;
return _({file:u,args:c,timeoutMs:l,signal:r,env:{...i,...f}},e)}}}function k(e,{programs:n,checkout:o},s){const t=g(n,e.
env),{file:r,args:i,env:u}=(0,v().launchOf)(e,{programs:n,checkout:o,base:t});return{file:r,args:i,timeoutMs:e.timeoutMs,
signal:s,env:{...t,...u}}}function g({node:e,searchPath:n,shell:o},s,t){const r={node:e.file,searchPath:n,folder:V,shell:o,
npm:t,assignments:s};return(0,R().commandEnvironment)(r,process)}async function Y(e,n,o){const s=await e.prepared.share(
n,o);if(typeof s=="string"){const r=o?.aborted?(0,m().skippedOutcome)((0,m().stopReason)(o),new Date):void 0;return{run:async()=>r??
b((0,m().skippedOutcome)("",new Date),s),close:()=>Promise.resolve()}}const t={written:new Map};return{run:(r,i)=>_(k(r,
e,i),{...e,prepared:s,history:t}),close:s.close}}async function _(e,n){const{checkout:o,history:s,outputBytes:t,prepared:r,
programs:i,limits:u}=n,{file:c,args:f,env:l=g(i,{}),timeoutMs:h,signal:d}=e;if(d?.aborted)return(0,m().skippedOutcome)((0,m().
stopReason)(d),new Date);const p=await r.place();if(typeof p=="string")return b((0,m().skippedOutcome)("",new Date),p);try{
const w=()=>p.start({file:c,args:f,env:l}),O=await(0,j().superviseStarted)(c,w,{timeoutMs:h,outputBytes:t,signal:d});if(O.
status==="error")return O;const I=(0,G().lowerLayer)(o,n.leftOut),J=await z(O,p,I,s);return A(J,p.group,u)}finally{await p.
release()}}async function z(e,n,o,s){const t=s&&{former:s.written,isTaken:(0,F().takenFor)(o)},r=new(U()).SideEffectsReader(
o,t),{started:i,complete:u,free:c}=await n.report(r);if(i){const{side_effects:l,modified:h,remembered:d}=r.result(u),w=c&&
(c.bytes<N||c.files===0)?{limits_hit:["written_bytes"]}:{};return s===void 0?{...e,...w,side_effects:l}:(s.written=d,{...e,
...w,side_effects:l,...h.length>0&&{checkout_modified:h}})}if(e.status==="timed_out"||e.status==="skipped")return e;const[
f="no reason given"]=e.stderr.head.trim().split(`
`);return b(e,f)}function A(e,n,o){const s=n.resources(),t=[...n.limitsHit(),...e.limits_hit??[]],r=e.reason!==void 0&&t.
includes("memory_bytes")?`${e.reason}, at its limit of ${o.memory_bytes} bytes of memory`:e.reason;return{...e,...r!==void 0&&
{reason:r},...t.length>0&&{limits_hit:t},...Object.keys(s).length>0&&{resources:s}}}function b(e,n){return{...e,status:"\
crashed",reason:`Containment could not be set up: ${n}`}}}};
