"use strict";module.exports={"run/containment/slots/frames"(P,d,R,x){R(P,{frame:()=>O,readFrames:()=>w});const I=4,k=64*1024;function O(...v){
if(v.some(o=>o.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});
const T=Buffer.from(v.join("\0")),n=Buffer.alloc(I);return n.writeUInt32BE(T.length),Buffer.concat([n,T])}function w(v,T,n){
let o=Buffer.alloc(0);const c=E=>{for(o=Buffer.concat([o,E]);o.length>=I;){const r=I+o.readUInt32BE();if(r>k){v.off("dat\
a",c),n();return}if(o.length<r)return;const s=o.toString("utf8",I,r).split("\0");o=o.subarray(r),T(s)}};v.on("data",c)}},
"run/containment/slots/link"(P,d,R,x){let I;const k=()=>I??=d("run/containment/slots/frames");R(P,{ENDED:()=>O,Link:()=>v,
NONSENSE:()=>w});const O="the supervisor has ended",w="the supervisor sent an unknown reply";class v{#o;#e=new Map;#t;constructor({
requests:n,replies:o}){this.#o=n,(0,k().readFrames)(o,c=>this.#n(c),()=>this.lose(w));for(const c of[n,o])c.once("error",
()=>this.lose(O)),c.once("close",()=>this.lose(O))}get lost(){return this.#t}send(...n){const o=(0,k().frame)(...n);this.#t===
void 0&&this.#o.write(o)}reply(n,o,c){return this.#t!==void 0?Promise.resolve(this.#t):new Promise(E=>{const r=u=>{clearTimeout(
s),this.#e.delete(n),E(u)},s=c===void 0?void 0:setTimeout(()=>r("it takes too long"),c);this.#e.set(n,{kind:o,settle:r})})}lose(n){
if(this.#t===void 0){this.#t=n,this.#o.destroy();for(const{settle:o}of[...this.#e.values()])o(n)}}#n(n){const[o,c="",E=""]=n,
r=this.#e.get(c);o==="failed"?r?.settle(E||"no reason given"):r!==void 0&&o===r.kind?r.settle(n):o!=="ready"&&this.lose(
w)}}},"run/containment/slots/outputs"(P,d,R,x){let I;const k=()=>I??=d("node:net");let O;const w=()=>O??=d("node:path");
R(P,{listenForOutputs:()=>o});const v=["out","err"],T=/^([\w-]+) (out|err)\n$/,n=107;async function o(c){const E=(0,w().
join)(c,"outputs");if(Buffer.byteLength(E)>n)return`the path of a socket is too long: ${E}`;const r=new Map,s=new Map,u=(0,k().
createServer)(e=>{e.on("error",()=>{}),e.unref(),e.once("data",g=>{e.pause();const[,f,m]=T.exec(g.toString("latin1"))??[];
if(f===void 0){e.destroy();return}r.set(`${f} ${m}`,e),s.get(f)?.()})}),p=await new Promise(e=>{u.once("error",g=>e(g.message)),
u.listen(E,()=>e(void 0))});return p!==void 0?p:(u.unref(),{of:e=>new Promise(g=>{const f=()=>{const[m,h]=v.map(t=>r.get(
`${e} ${t}`));if(!(!m||!h)){for(const t of v)r.delete(`${e} ${t}`);s.delete(e),g([m,h])}};s.set(e,f),f()}),close:()=>{u.
close();for(const e of r.values())e.destroy()}})}},"run/containment/slots/slot-places"(P,d,R,x){let I;const k=()=>I??=d(
"node:fs/promises");let O;const w=()=>O??=d("node:path");let v;const T=()=>v??=d("run/written");let n;const o=()=>n??=d(
"run/containment/control-groups");let c;const E=()=>c??=d("run/containment/limits");let r;const s=()=>r??=d("run/contain\
ment/list-written");let u;const l=()=>u??=d("run/containment/slots/supervisor");R(P,{slotPlaces:()=>e});const p={started:!0,
complete:!0};async function e(t){const{pause:_,folder:y,lanes:a}=t,S={requests:_.input,replies:_.output},i=await(0,l().connectSupervisor)(
S,y,h(t));if(typeof i=="string")return _.complaint()??i;const L=m(()=>i.slot(),a,Number.POSITIVE_INFINITY);return{place:()=>f(
L.take(),t),close:async()=>{L.close(),i.close(),await _.close()},share:async B=>g(i,B,t)}}async function g(t,_,y){const a=await t.
view();if(typeof a=="string")return a;const S=m(()=>t.slot(a.name),1,_);return{place:()=>f(S.take(),y),close:async()=>{S.
close(),t.dropView(a.name)}}}async function f(t,{folder:_,groups:y}){const a=(0,w().join)(_,`report-${t.name}`),S=await t.
whenReady();return S!==void 0?(t.release(),S):{group:y.of(t.name),start:i=>t.start(i),report:async i=>t.hasReport()?(0,T().
readReport)(a,i):p,release:async()=>{t.release(),await(0,k().rm)(a,{force:!0})}}}function m(t,_,y){const a=[];let S=0;const i=()=>{
for(;a.length<_&&S<y;S+=1)a.push(t())};return i(),{take:()=>{const L=a.shift()??t();return i(),L},close:()=>{for(const L of a.
splice(0))L.release()}}}function h(t){const{privileges:_,checkout:y,limits:a,network:S}=t,{folders:i,mounts:L,settings:B,
groups:D,group:F}=t,{user:V,runsAs:C}=_;return[["user",V?"real":"mapped",String(C.uid),String(C.gid)],["option","checkou\
t",y],["option","size",String(a.written_bytes)],["option","network",S?"allow":"deny"],["option","list",s().LIST_WRITTEN],
...(0,E().resourceLimits)(a).map(([N,$])=>["limit",N.toUpperCase(),String($)]),...i.map(N=>["folder",N,"755"]),...L.map(
({source:N,target:$,type:b,options:A})=>["mount",N,$,b,A]),...D.folders.map(N=>["group",N]),...B.map(({index:N,...$})=>({
...$,folder:(0,o().groupInside)(N,F)})).filter(({folder:N})=>D.folders.includes(N)).map(({folder:N,file:$,value:b,isNeeded:A})=>[
"setting",N,$,String(b),A?"needed":"wanted"])]}},"run/containment/slots/supervisor"(P,d,R,x){let I;const k=()=>I??=d("ru\
n/shell-status");let O;const w=()=>O??=d("run/containment/slots/link");let v;const T=()=>v??=d("run/containment/slots/ou\
tputs");R(P,{connectSupervisor:()=>o});const n=3e4;async function o(s,u,l){const p=await(0,T().listenForOutputs)(u);if(typeof p==
"string")return p;const e=new(w()).Link(s),g=e.reply("","started",n);e.send("hello","");const f=await g;if(typeof f=="st\
ring")return p.close(),f;for(const t of l)e.send(...t);let m=0;const h=()=>(m+=1,`slot-${m}`);return{slot:(t="")=>c(e,p,
h(),t),view:async()=>{const t=h(),_=e.reply(t,"ready",n);e.send("view",t);const y=await _;return typeof y=="string"?y:{name:t}},
dropView:t=>e.send("drop",t),close:()=>{e.lose(w().ENDED),p.close()}}}function c(s,u,l,p){let e,g=!1,f=!1;const m=s.reply(
l,"ready",n);s.send("slot",l,p);const h=m.then(async t=>{if(typeof t=="string")return t;e=await u.of(l)});return{name:l,
whenReady:async()=>await h??s.lost,start:({file:t,args:_,env:y})=>{g=!0;const a=Object.entries(y).map(([i,L])=>`${i}=${L}`),
S=s.reply(l,"done").then(i=>typeof i=="string"?{exitCode:null,signal:null,lost:i}:(f=i[4]==="listed",r(i)));return E(s,l,
e,S,["run",l,String(a.length),...a,t,..._])},hasReport:()=>f,release:()=>{g||s.send("discard",l),s.send("free",l);for(const t of e??
[])t.destroy()}}}function E(s,u,l,p,e){const g=l??[],f=g.map(h=>new Promise(t=>h.once("close",t)));let m;try{s.send(...e)}catch(h){
m=h}for(const h of g)h.resume();return{outputs:l??[null,null],ended:m?Promise.resolve({exitCode:null,signal:null,error:m}):
p,closed:Promise.all(f),terminate:()=>s.send("term",u),kill:()=>s.send("kill",u),sweep:()=>Promise.resolve(),release:()=>{}}}
function r([,,s,u=""]){if(!/^\d{1,3}$/.test(u))return{exitCode:null,signal:null,lost:w().NONSENSE};const l=Number(u);if(s===
"exit")return{exitCode:l,signal:null};const p=s==="signal"?(0,k().signalName)(l):void 0;return p===void 0?{exitCode:null,
signal:null,lost:w().NONSENSE}:{exitCode:null,signal:p}}}};
