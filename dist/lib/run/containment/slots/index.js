"use strict";module.exports={"run/containment/slots/frames"(P,u,R,I){R(P,{frame:()=>k,readFrames:()=>$,refuseNul:()=>m});const S=4,L=64*
1024;function k(...w){m(w);const n=Buffer.from(w.join("\0")),r=Buffer.alloc(S);return r.writeUInt32BE(n.length),Buffer.concat(
[r,n])}function m(w){if(w.some(n=>n.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_\
INVALID_ARG_VALUE"})}function $(w,n,r){let s=Buffer.alloc(0);const v=l=>{for(s=Buffer.concat([s,l]);s.length>=S;){const o=S+
s.readUInt32BE();if(o>L){w.off("data",v),r();return}if(s.length<o)return;const i=s.toString("utf8",S,o).split("\0");s=s.
subarray(o),n(i)}};w.on("data",v)}},"run/containment/slots/link"(P,u,R,I){let S;const L=()=>S??=u("run/containment/slots\
/frames");R(P,{ENDED:()=>k,Link:()=>$,NONSENSE:()=>m});const k="the supervisor has ended",m="the supervisor sent an unkn\
own reply";class ${#o;#e=new Map;#t;constructor({requests:n,replies:r}){this.#o=n,(0,L().readFrames)(r,s=>this.#n(s),()=>this.
lose(m));for(const s of[n,r])s.once("error",()=>this.lose(k)),s.once("close",()=>this.lose(k))}get lost(){return this.#t}send(...n){
const r=(0,L().frame)(...n);this.#t===void 0&&this.#o.write(r)}reply(n,r,s){return this.#t!==void 0?Promise.resolve(this.#t):
new Promise(v=>{const l=i=>{clearTimeout(o),this.#e.delete(n),v(i)},o=s===void 0?void 0:setTimeout(()=>l("it takes too l\
ong"),s);this.#e.set(n,{kind:r,settle:l})})}lose(n){if(this.#t===void 0){this.#t=n,this.#o.destroy();for(const{settle:r}of[
...this.#e.values()])r(n)}}#n(n){const[r,s="",v=""]=n,l=this.#e.get(s);r==="failed"?l?.settle(v||"no reason given"):l!==
void 0&&r===l.kind?l.settle(n):r!=="ready"&&this.lose(m)}}},"run/containment/slots/outputs"(P,u,R,I){let S;const L=()=>S??=
u("node:net");let k;const m=()=>k??=u("node:path");R(P,{listenForOutputs:()=>r});const $=["out","err"],w=/^([\w-]+) (out|err)\n$/,
n=107;async function r(s){const v=(0,m().join)(s,"outputs");if(Buffer.byteLength(v)>n)return`the path of a socket is too\
 long: ${v}`;const l=new Map,o=new Map,i=(0,L().createServer)(e=>{e.on("error",()=>{}),e.unref(),e.once("data",_=>{e.pause();
const[,p,f]=w.exec(_.toString("latin1"))??[];if(p===void 0){e.destroy();return}l.set(`${p} ${f}`,e),o.get(p)?.()})}),d=await new Promise(
e=>{i.once("error",_=>e(_.message)),i.listen(v,()=>e(void 0))});return d!==void 0?d:(i.unref(),{of:e=>new Promise(_=>{const p=()=>{
const[f,g]=$.map(t=>l.get(`${e} ${t}`));if(!(!f||!g)){for(const t of $)l.delete(`${e} ${t}`);o.delete(e),_([f,g])}};o.set(
e,p),p()}),close:()=>{i.close();for(const e of l.values())e.destroy()}})}},"run/containment/slots/slot-places"(P,u,R,I){
let S;const L=()=>S??=u("node:fs/promises");let k;const m=()=>k??=u("node:path");let $;const w=()=>$??=u("run/written");
let n;const r=()=>n??=u("run/containment/control-groups");let s;const v=()=>s??=u("run/containment/limits");let l;const o=()=>l??=
u("run/containment/stock");let i;const a=()=>i??=u("run/containment/slots/supervisor");R(P,{slotPlaces:()=>_});const d={
started:!0,complete:!0},e={started:!0,complete:!1};async function _(t){const{pause:y,folder:E,lanes:h}=t,O={requests:y.input,
replies:y.output},c=await(0,a().connectSupervisor)(O,E,g(t));if(typeof c=="string")return y.complaint()??c;const T=(0,o().
stockOf)(()=>c.slot(),h);return{place:()=>f(T.take(),t),close:async()=>{await T.close(),c.close(),await y.close()},share:async B=>p(
c,B,t)}}async function p(t,y,E){const h=await t.view();if(typeof h=="string")return h;const O=(0,o().stockOf)(()=>t.slot(
h.name),1,y);return{place:()=>f(O.take(),E),close:async()=>{await O.close(),t.dropView(h.name)}}}async function f(t,{folder:y,
groups:E}){const h=(0,m().join)(y,`report-${t.name}`),O=await t.whenReady();return O!==void 0?(t.release(),O):{group:E.of(
t.name),start:c=>t.start(c),report:async c=>{const T=t.hasReport();return T===void 0?e:T?(0,w().readReport)(h,c):d},release:async()=>{
t.release(),await(0,L().rm)(h,{force:!0})}}}function g(t){const{privileges:y,checkout:E,limits:h,network:O}=t,{folders:c,
mounts:T,settings:B,groups:b,group:F}=t,{user:U,runsAs:C}=y;return[["user",U?"real":"mapped",String(C.uid),String(C.gid)],
["option","checkout",E],["option","size",String(h.written_bytes)],["option","network",O?"allow":"deny"],...(0,v().resourceLimits)(
h).map(([N,x])=>["limit",N.toUpperCase(),String(x)]),...c.map(N=>["folder",N,"755"]),...T.map(({source:N,target:x,type:A,
options:D})=>["mount",N,x,A,D]),...b.folders.map(N=>["group",N]),...B.map(({index:N,...x})=>({...x,folder:(0,r().groupInside)(
N,F)})).filter(({folder:N})=>b.folders.includes(N)).map(({folder:N,file:x,value:A,isNeeded:D})=>["setting",N,x,String(A),
D?"needed":"wanted"])]}},"run/containment/slots/supervisor"(P,u,R,I){let S;const L=()=>S??=u("run/shell-status");let k;const m=()=>k??=
u("run/containment/slots/link");let $;const w=()=>$??=u("run/containment/slots/outputs");R(P,{connectSupervisor:()=>r});
const n=3e4;async function r(o,i,a){const d=await(0,w().listenForOutputs)(i);if(typeof d=="string")return d;const e=new(m()).
Link(o),_=e.reply("","started",n);e.send("hello","");const p=await _;if(typeof p=="string")return d.close(),p;for(const t of a)
e.send(...t);let f=0;const g=()=>(f+=1,`slot-${f}`);return{slot:(t="")=>s(e,d,g(),t),view:async()=>{const t=g(),y=e.reply(
t,"ready",n);e.send("view",t);const E=await y;return typeof E=="string"?E:{name:t}},dropView:t=>e.send("drop",t),close:()=>{
e.lose(m().ENDED),d.close()}}}function s(o,i,a,d){let e,_=!1,p;const f=o.reply(a,"ready",n);o.send("slot",a,d);const g=f.
then(async t=>{if(typeof t=="string")return t;e=await i.of(a)});return{name:a,whenReady:async()=>await g??o.lost,start:({
file:t,args:y,env:E})=>{_=!0;const h=Object.entries(E).map(([c,T])=>`${c}=${T}`),O=o.reply(a,"done").then(c=>typeof c=="\
string"?{exitCode:null,signal:null,lost:c}:(p=c[4]==="listed",l(c)));return v(o,a,e,O,["run",a,String(h.length),...h,t,...y])},
hasReport:()=>p,release:()=>{_||o.send("discard",a),o.send("free",a);for(const t of e??[])t.destroy()}}}function v(o,i,a,d,e){
const _=a??[],p=_.map(g=>new Promise(t=>g.once("close",t)));let f;try{o.send(...e)}catch(g){f=g}for(const g of _)g.resume();
return{outputs:a??[null,null],ended:f?Promise.resolve({exitCode:null,signal:null,error:f}):d,closed:Promise.all(p),terminate:()=>o.
send("term",i),kill:()=>o.send("kill",i),sweep:()=>Promise.resolve(),release:()=>{}}}function l([,,o,i=""]){if(!/^\d{1,3}$/.
test(i))return{exitCode:null,signal:null,lost:m().NONSENSE};const a=Number(i);if(o==="exit")return{exitCode:a,signal:null};
const d=o==="signal"?(0,L().signalName)(a):void 0;return d===void 0?{exitCode:null,signal:null,lost:m().NONSENSE}:{exitCode:null,
signal:d}}}};
